// Without a shell, the shared packages load asynchronously: nothing that uses them may be imported statically here.
void import(/* webpackChunkName: "standalone" */ './standalone.tsx').then(({ start }) => start());
