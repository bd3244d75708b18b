export { BlueprintCard, RewardPerTask } from './blueprint-card.tsx';
export { OpenPayLines, OpenWork } from './open-pay-lines.tsx';
