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
];

async function start(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await pause();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await pause();
  await startPage();
}

/** What waits meanwhile, a touch or a scroll, comes first. */
function pause(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}

void start();
