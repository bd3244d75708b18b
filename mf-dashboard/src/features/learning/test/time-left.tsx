import { ClockIcon, Row, Text, VisuallyHidden } from '@platform/design-system';

/** Minutes before the end at which screen readers say how much time is left. */
const SAID_AT_MINUTES = [30, 10, 5, 1] as const;
const LAST_MINUTES = 5;

/** The time that is left. It changes each second, so only some minutes are announced. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const said = SAID_AT_MINUTES.findLast((limit) => minutes <= limit);
  const isLast = seconds <= LAST_MINUTES * 60;
  return (
    <Row $gap={1.5} $nowrap>
      <ClockIcon size={18} />
      <Text as="span" role="timer" $strong $tabular $tone={isLast ? 'danger' : 'ink'}>
        {formatTimeLeft(seconds)} left
      </Text>
      <VisuallyHidden role="status">
        {seconds > 0 && said !== undefined && `At most ${said} min left`}
      </VisuallyHidden>
    </Row>
  );
}

/** Formats seconds as minutes and seconds, e.g. `42:07`. */
export function formatTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
