export { createLogger, type Logger } from './create-logger.ts';
export { countDroppedLines } from './drop-report.ts';
export { createLineSampler, type LineSampler } from './line-sampler.ts';
export { logCrashes } from './log-crashes.ts';
export { openLogFile, type LogLimits } from './log-file.ts';
