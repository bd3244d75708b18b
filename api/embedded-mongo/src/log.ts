import { createLogger } from '@platform/server-kit/logging';

const STANDARD_ERROR = 2;

/**
 * The log of the engine's process and, about that process, of the one that started it. Not on standard output: an
 * engine that is started by hand reports its address there.
 */
export const log = createLogger('embedded-mongo', 'info', STANDARD_ERROR);
