import { runYielding } from '@platform/kit/scheduling';
import type { ComponentType } from 'react';

/** Loads the home page section by section: it is the longest page and the first that most visitors open. */
export async function loadHomePage(): Promise<ComponentType> {
  await runYielding([
    () => import(/* webpackMode: "eager" */ './hero.tsx'),
    () => import(/* webpackMode: "eager" */ '../../features/blueprints/blueprint-catalogue.tsx'),
    () => import(/* webpackMode: "eager" */ './preview/dashboard-preview.tsx'),
    () => import(/* webpackMode: "eager" */ '../../shared/testimonials.tsx'),
    () => import(/* webpackMode: "eager" */ './home-faq.tsx'),
  ]);
  const { HomePage } = await import(/* webpackMode: "eager" */ './home.page.tsx');
  return HomePage;
}
