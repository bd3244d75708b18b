/**
 * Runs all test files of a worker among the same globals, those of the process, as modules that are loaded once for all
 * of them need (`runtime.cjs`). What a file changes of the globals, of `process.env` and of the process's listeners is
 * undone after it.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { createShared, needsOwnModules } = require('./shared.cjs');

const shared = createShared();

/** Stands for the globals of the process where Jest names the context to compile a module in. */
const OWN_CONTEXT = vm.createContext();
const compile = vm.compileFunction;
vm.compileFunction = (code, parameters, { parsingContext, ...options } = {}) =>
  compile(code, parameters, {
    ...options,
    ...(parsingContext !== OWN_CONTEXT && { parsingContext }),
  });

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { moduleMocker, fakeTimersModern: timers } = this;
    this.global = globalThis;
    this.moduleMocker = new moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new timers.constructor({ config: config.projectConfig, global: globalThis });
    this.undo = remember();
    if (!needsOwnModules(context.testPath)) this.shared = shared;
  }

  getVmContext() {
    return OWN_CONTEXT;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    this.undo();
  }
};

/** Returns a function that restores what can outlive a test file. */
function remember() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const environment = { ...process.env };
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const key of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(globals, key)) Reflect.deleteProperty(globalThis, key);
    for (const [key, descriptor] of Object.entries(globals))
      if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}
