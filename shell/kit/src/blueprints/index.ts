export { BlueprintCard, RewardPerTask } from './blueprint-card.tsx';
export { BlueprintLayout } from './blueprint-layout.tsx';
export { OpenPayLines, OpenWork } from './open-pay-lines.tsx';
