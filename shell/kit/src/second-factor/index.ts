export { SecondFactorResetNotice } from './reset-notice.tsx';
export { SecondFactorSetup } from './second-factor-setup.tsx';
export { SecondFactorSettings } from './second-factor-settings.tsx';
