export { createLogger, type Logger } from './create-logger.ts';
export { createLineSampler, type LineSampler } from './line-sampler.ts';
export { openLogFile, type LogLimits } from './log-file.ts';
