export { acquireFileLock, type FileLock } from './file-lock.ts';
export { findFreePort, findFreePorts } from './find-free-ports.ts';
export { getErrorMessage } from './get-error-message.ts';
export { makeFolder } from './make-folder.ts';
export { replaceFile } from './replace-file.ts';
export { formatStartFailure, StartError } from './start-error.ts';
