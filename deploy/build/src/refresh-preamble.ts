type Renderer = Readonly<Record<string, unknown>>;
type Hook = {
  renderers?: Map<number, Renderer>;
  supportsFiber?: boolean;
  inject?: (renderer: Renderer) => number;
  onCommitFiberRoot?: () => void;
  onCommitFiberUnmount?: () => void;
  onScheduleFiberRoot?: () => void;
};

/**
 * Records React's renderers, so that an edit in a remote shows inside the shell without a reload. Runs before React in
 * development: each remote brings its own refresh runtime, which loads after the shell's React has registered itself
 * and would miss it otherwise.
 */
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {});
const renderers = (hook.renderers ??= new Map());
const originalInject = hook.inject;
hook.supportsFiber = true;
// Refresh runtimes wrap these and expect them to exist.
hook.onCommitFiberRoot ??= doNothing;
hook.onCommitFiberUnmount ??= doNothing;
hook.onScheduleFiberRoot ??= doNothing;
hook.inject = (renderer) => {
  const id = originalInject ? originalInject.call(hook, renderer) : renderers.size + 1;
  renderers.set(id, renderer);
  return id;
};

function doNothing(): void {}

export {};
