import { remoteApp } from '@platform/kit/build';

export const app = remoteApp('mf-dashboard', 'Dashboard · AI Skill');
