import { startServer, type Server } from '@sirkito/e2e/stack/servers';
import type { Stage } from '@sirkito/e2e/stack/stage';

/** Starts one of the servers in bench/baselines in its own process. */
export const startBaseline = (
  stage: Stage,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> =>
  startServer(stage, {
    name: `baseline-${name}`,
    args: [`bench/baselines/${name}.ts`],
    portName: 'BASELINE_PORT',
    readyPath: '/healthz',
    overrides: settings,
  });
