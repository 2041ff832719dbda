type Work<T> = (signal: AbortSignal) => Promise<T>;

interface Flight<T> {
  result: Promise<T>;
  controller: AbortController;
  callers: number;
}

/** Callers of the same key share one run of the work, which aborts when the last one has left. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Flight<T>>();

  function start(key: string, work: Work<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { result: work(controller.signal), controller, callers: 0 };
    flights.set(key, flight);
    return flight;
  }

  return async (key: string, work: Work<T>, signal?: AbortSignal): Promise<T> => {
    const flight = flights.get(key) ?? start(key, work);
    flight.callers += 1;
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      end();
      flight.controller.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave);
    try {
      return await flight.result;
    } finally {
      signal?.removeEventListener('abort', leave);
      end();
    }
  };
}
