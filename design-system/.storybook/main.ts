import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** The component catalog of the design system and the kit: `npm run storybook`. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../src/**/*.stories.tsx',
    '../annotation/src/**/*.stories.tsx',
    '../../shell/kit/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (webpackConfig) => ({
    ...webpackConfig,
    module: {
      ...webpackConfig.module,
      rules: [
        ...(webpackConfig.module?.rules ?? []),
        {
          test: /\.tsx?$/,
          include: [
            resolve(REPOSITORY, 'design-system'),
            resolve(REPOSITORY, 'shell/kit'),
            resolve(REPOSITORY, 'api/contracts'),
          ],
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: ['chrome 100'] },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
              experimental: {
                plugins: [['@swc/plugin-styled-components', { displayName: true }]],
                cacheRoot: resolve(REPOSITORY, '.cache/swc'),
              },
            },
          },
        },
      ],
    },
  }),
};

export default config;
