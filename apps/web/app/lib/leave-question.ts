type Ask = () => Promise<boolean>;

let asks: Ask | undefined;

/** From now on leaving is asked about first, until what comes back is called. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = undefined;
  };
}

/** For ways out that are no navigation, such as signing out. */
export const mayLeave: Ask = async () => (asks ? asks() : true);
