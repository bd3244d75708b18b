import { hostApp } from '@platform/kit/build';

export const app = hostApp('shell');
