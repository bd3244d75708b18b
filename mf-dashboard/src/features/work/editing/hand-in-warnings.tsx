import type { WorkWarning } from '@platform/contracts';
import { Alert, getTextLabel, Stack } from '@platform/design-system';
import { WARNING_TEXTS } from '../../../content/work.content.ts';

/** Says what looks wrong. It is said once, so that no one learns from it which answers are right. */
export function HandInWarnings({ warnings }: { warnings: readonly WorkWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="locked" role="alert" title="Look again before you hand it in">
      <Stack $gap={2}>
        {warnings.map((warning) => (
          <span key={warning}>{getTextLabel(WARNING_TEXTS, warning)}</span>
        ))}
        <span>
          The reviewer sees this too. Nothing is handed in yet: you can change your answers, or hand them in
          as they are. We say this once.
        </span>
      </Stack>
    </Alert>
  );
}
