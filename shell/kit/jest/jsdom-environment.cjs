require('./fast-style-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Globals that jsdom lacks, taken from Node. They are replaced as a set because they check each other's classes: a
 * `Request` rejects an `AbortSignal` from another implementation.
 */
const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'fetch',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
    const { window } = this.dom;
    window.scrollTo = () => undefined;
    // Radix uses these for layout and drag gestures.
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.Element.prototype.hasPointerCapture ??= () => false;
    window.Element.prototype.setPointerCapture ??= () => undefined;
    window.Element.prototype.releasePointerCapture ??= () => undefined;
    window.Element.prototype.scrollIntoView ??= () => undefined;
    window.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  }
};
