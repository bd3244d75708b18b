import { runInParts } from '@platform/kit/parts';
import type { ComponentType } from 'react';

/** The home page is the longest of all, and the first that most people open: its code runs section by section. */
export async function loadHomePage(): Promise<ComponentType> {
  await runInParts([
    () => import(/* webpackMode: "eager" */ './hero.tsx'),
    () => import(/* webpackMode: "eager" */ '../../features/blueprints/blueprint-catalogue.tsx'),
    () => import(/* webpackMode: "eager" */ './preview/dashboard-preview.tsx'),
    () => import(/* webpackMode: "eager" */ '../../shared/testimonials.tsx'),
    () => import(/* webpackMode: "eager" */ './home-faq.tsx'),
  ]);
  const { HomePage } = await import(/* webpackMode: "eager" */ './home.page.tsx');
  return HomePage;
}
