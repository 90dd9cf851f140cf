import { setupServer, type SetupServer } from 'msw/node';
import { createHandlers } from './handlers.ts';
import { createOriginState, type OriginState } from './state.ts';

/** Server of a unit test, with its memory. */
interface UnitServer {
  server: SetupServer;
  state: OriginState;
}

/**
 * The fake origin for unit tests: the same handlers, in the process of the test. A call that no handler
 * knows fails the test. The caller closes the server.
 */
export function startUnitServer(state: OriginState = createOriginState()): UnitServer {
  const server = setupServer(...createHandlers(state));
  server.listen({ onUnhandledFrame: 'error' });
  return { server, state };
}
