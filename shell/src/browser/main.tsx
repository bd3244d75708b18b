// The documents' styles name the font files, so the build has to bring them along.
import '@platform/design-system/fonts';

/**
 * The shell's code in the order it builds on itself. All of it is in this file, and each part is a task of its own: in
 * one go it would keep a slow phone from answering for a third of a second.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
  () => import(/* webpackMode: "eager" */ '@platform/kit/router'),
  () => import(/* webpackMode: "eager" */ '@platform/kit'),
  () => import(/* webpackMode: "eager" */ '../layout/header.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/footer.tsx'),
  () => import(/* webpackMode: "eager" */ '../layout/dashboard-frame.tsx'),
  () => import(/* webpackMode: "eager" */ '../routing/shell-routes.tsx'),
  () => import(/* webpackMode: "eager" */ '../remotes/federation-runtime.ts'),
];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await pause();
    await part();
  }
  await pause();
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await pause();
  await startPage();
}

/** What waits meanwhile, a touch or a scroll, comes first. Browsers put off a timer within timers by 4 ms. */
function pause(): Promise<void> {
  if (typeof scheduler === 'object' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((goOn) => setTimeout(goOn));
}

void start();
