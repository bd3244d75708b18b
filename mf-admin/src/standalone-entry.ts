// The shared packages arrive asynchronously without a shell, so the page begins one import later.
void import('./standalone.tsx').then(({ start }) => start());
