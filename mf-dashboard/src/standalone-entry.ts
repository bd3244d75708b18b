// Without a shell, the shared packages load asynchronously, so the app starts behind a dynamic import.
void import(/* webpackChunkName: "standalone" */ './standalone.tsx').then(({ start }) => start());
