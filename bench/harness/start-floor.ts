import { serve, type Server } from '@sirkito/e2e/stack/servers';
import type { Stage } from '@sirkito/e2e/stack/stage';

/** Starts one of the bare servers in bench/floors, in a process of its own. */
export const startFloor = (
  stage: Stage,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> =>
  serve(stage, {
    name: `floor-${name}`,
    args: [`bench/floors/${name}.ts`],
    portName: 'FLOOR_PORT',
    ready: '/healthz',
    changes: settings,
  });
