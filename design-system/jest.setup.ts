import '@testing-library/jest-dom';

// jsdom lays nothing out, so nothing ever changes its size there.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
