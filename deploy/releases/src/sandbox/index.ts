export { type Bundle, createSandbox, type Sandbox, type SandboxProgram } from './child/sandbox.ts';
export {
  createSandboxCommand,
  describeEnd,
  END_OF_MESSAGE,
  formatMessage,
  MAX_CPU_S,
  MAX_DURATION_MS,
  parseReply,
  SANDBOX_FOLDER,
} from './sandbox-process.ts';
