/**
 * One browser window for all test files of a worker, as modules that are loaded once for all of them need
 * (`runtime.cjs`). Between two files the page is emptied, and storage, address and globals are as at the start.
 */
const BrowserEnvironment = require('@platform/kit/jest/jsdom-environment.cjs');
const { createShared, needsOwnModules } = require('./shared.cjs');

/** Packages add it when they are loaded, which is once. */
const POLYFILLS = ['CSS'];
const START_URL = 'http://localhost/';

/** @type {SharedWindow | undefined} */
let sharedWindow;

class SharedWindow extends BrowserEnvironment {
  shared = createShared();
  isSetUp = false;
  /** The elements of styled-components. They stay, also if a test empties the head: it adds each rule once. */
  styles = new Set();

  async setup() {
    if (!this.isSetUp) await super.setup();
    this.isSetUp = true;
    // Jest keeps 100 lines of each stack, and React makes one for each element.
    this.global.Error.stackTraceLimit = 10;
    this.globals = Object.getOwnPropertyDescriptors(this.global);
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { document, localStorage, sessionStorage } = this.global;
    document.body.replaceChildren();
    for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
    for (const { name } of [...document.documentElement.attributes])
      document.documentElement.removeAttribute(name);
    this.keepStyles(document.head);
    localStorage.clear();
    sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
    this.dom.reconfigure({ url: START_URL });
    restoreGlobals(this.global, this.globals);
  }

  keepStyles(head) {
    for (const style of head.querySelectorAll('style[data-styled]')) this.styles.add(style);
    for (const element of [...head.children]) if (!this.styles.has(element)) element.remove();
    for (const style of this.styles) if (!style.isConnected) head.append(style);
  }
}

function restoreGlobals(global, globals) {
  for (const key of Reflect.ownKeys(global))
    if (!Object.hasOwn(globals, key) && !POLYFILLS.includes(key)) Reflect.deleteProperty(global, key);
  for (const [key, descriptor] of Object.entries(globals))
    if (descriptor.configurable) Object.defineProperty(global, key, descriptor);
}

module.exports = class {
  constructor(config, context) {
    if (needsOwnModules(context.testPath)) return new BrowserEnvironment(config, context);
    sharedWindow ??= new SharedWindow(config, context);
    return sharedWindow;
  }
};
