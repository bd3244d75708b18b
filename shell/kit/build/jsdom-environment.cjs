const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * jsdom with what browsers have and it has not. Node's own are handed over together, since they know each other: a
 * request refuses a signal of another making.
 */
const FROM_NODE = [
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
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const { window } = this.dom;
    window.scrollTo = () => undefined;
    // Radix asks for these while it lays out and drags.
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
