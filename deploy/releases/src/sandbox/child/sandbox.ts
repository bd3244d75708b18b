import asyncHooks from 'node:async_hooks';
import crypto from 'node:crypto';
import stream from 'node:stream';
import util from 'node:util';
import { compileFunction, constants, createContext, runInContext } from 'node:vm';

/** A Node bundle, with its path for stack traces. */
export type Bundle = { readonly file: string; readonly code: string };

/** Modules of Node that React's renderer in the shell's bundle requires. */
const BUILTINS: Readonly<Record<string, unknown>> = { async_hooks: asyncHooks, crypto, stream, util };

/** What the bundles use beyond the language itself. There is no `process`, `require`, `fetch` or `WebSocket`. */
const GLOBALS = {
  AbortController,
  AbortSignal,
  Blob,
  Buffer,
  DOMException,
  Event,
  EventTarget,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  atob,
  btoa,
  clearImmediate,
  clearInterval,
  clearTimeout,
  performance,
  queueMicrotask,
  setImmediate,
  setInterval,
  setTimeout,
  structuredClone,
};

type Require = (request: string) => unknown;

/** Evaluates bundles in a realm of their own, which has only what is listed here. */
export type Sandbox = {
  /** Evaluates the shell's bundle. */
  readonly evaluateShell: (bundle: Bundle) => unknown;
  /** Evaluates a remote's bundle and provides it with the shell's copies of the shared packages. */
  readonly evaluateRemote: (bundle: Bundle, sharedPackages: Readonly<Record<string, unknown>>) => unknown;
  readonly formatError: typeof formatError;
};

/**
 * What a sandboxed process does: evaluates a shell, and returns a function that does a job with it. Both may throw any
 * error of the bundles' code.
 */
export type SandboxProgram = (sandbox: Sandbox, shell: Bundle) => (job: unknown) => unknown;

export function createSandbox(): Sandbox {
  const context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  Object.assign(context, GLOBALS, { global: context });
  // A bundle could wait with it without using the processor, which is what the deadline measures.
  runInContext('delete globalThis.Atomics', context);

  function evaluate({ file, code }: Bundle, require: Require): unknown {
    const module: { exports: unknown } = { exports: {} };
    const run = compileFunction(code, ['module', 'exports', 'require'], {
      filename: file,
      parsingContext: context,
    });
    run.call(undefined, module, module.exports, require);
    return module.exports;
  }

  return {
    evaluateShell: (bundle) => evaluate(bundle, createRequire(BUILTINS)),
    evaluateRemote: (bundle, sharedPackages) => evaluate(bundle, createRequire(sharedPackages)),
    formatError,
  };
}

/** Formats anything that code can throw, with its stack if it has one. */
export function formatError(error: unknown): string {
  const { stack, cause } = Object(error) as { stack?: unknown; cause?: unknown };
  const text = typeof stack === 'string' ? stack : String(error);
  return cause === undefined ? text : `${text}\ncaused by ${formatError(cause)}`;
}

function createRequire(modules: Readonly<Record<string, unknown>>): Require {
  return (request) => {
    if (!Object.hasOwn(modules, request)) throw new Error(`${request} is not available to server bundles`);
    return modules[request];
  };
}
