// Without a shell, the shared packages load asynchronously: nothing that uses them may be imported statically here.
void import('./standalone.tsx').then(({ start }) => start());
