import '@testing-library/jest-dom';

// jsdom has no layout, so elements never change their size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no layout to scroll either.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
