import { hostApp } from '@platform/build';

export const app = hostApp('shell', 193);
