type Renderer = Readonly<Record<string, unknown>>;
type Hook = {
  renderers?: Map<number, Renderer>;
  supportsFiber?: boolean;
  inject?: (renderer: Renderer) => number;
};

/**
 * Runs before React in development. Each remote brings a refresh runtime of its own, which arrives when React, the
 * shell's, has introduced itself long ago. This keeps what React said, so that latecomers find it, and an edit in a remote
 * shows inside the shell without a reload.
 */
const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {});
const renderers = (hook.renderers ??= new Map());
const introduce = hook.inject;
hook.supportsFiber = true;
hook.inject = (renderer) => {
  const id = introduce ? introduce.call(hook, renderer) : renderers.size + 1;
  renderers.set(id, renderer);
  return id;
};

export {};
