// Without a shell the shared packages load asynchronously, so the page starts after a dynamic import.
void import(/* webpackChunkName: "standalone" */ './standalone.tsx').then(({ start }) => start());
