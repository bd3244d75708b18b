import type { TimelineEvent } from '@platform/contracts';
import { Heading, DateTime, space, Stack, Swatch, textSize, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import { describeDocumentsViewed, getActionLabels, SYSTEM_ACTOR } from '../../../content/audit-labels.ts';

type Props = { events: readonly TimelineEvent[] };

/** A record's audited events, oldest first: who did what, when and why. */
export function TimelineSection({ events }: Props) {
  return (
    <Stack as="section" $gap={3} aria-label="Timeline">
      <Heading as="h2" $size={18}>
        Timeline
      </Heading>
      <Timeline events={events} />
    </Stack>
  );
}

function Timeline({ events }: Props) {
  return (
    <EventList>
      {events.map(({ at, action, by, reason, documentsViewed }) => {
        const { short, tone } = getActionLabels(action);
        const viewed = describeDocumentsViewed(documentsViewed);
        return (
          <li key={`${at} ${action}`} data-tone={tone}>
            <Swatch tone={tone} size={12} />
            <p>
              <strong>{short}</strong> by {by ?? SYSTEM_ACTOR}
            </p>
            <Time>
              <DateTime at={at} showTime />
              {viewed && ` · ${viewed}`}
            </Time>
            {reason && <Reason>{reason}</Reason>}
          </li>
        );
      })}
    </EventList>
  );
}

const EventList = styled.ol`
  li {
    position: relative;
    padding: 0 0 ${space(4)} ${space(6)};
    ${textSize(14)}
    overflow-wrap: anywhere;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li > svg {
    position: absolute;
    top: ${space(1)};
    left: 0;
    color: var(--muted);
  }

  li[data-tone='available'] > svg {
    color: var(--available);
  }

  li[data-tone='locked'] > svg {
    color: var(--locked);
  }

  li[data-tone='held'] > svg {
    color: var(--held);
  }

  li[data-tone='danger'] > svg {
    color: var(--danger);
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: ${space(5)};
    bottom: 0;
    left: 0.34rem;
    width: 1px;
    background: var(--line);
  }

  strong {
    font-weight: ${WEIGHT.strong};
  }
`;

const Time = styled.p`
  color: var(--muted);
`;

const Reason = styled.p`
  margin-top: ${space(1)};
  padding-left: ${space(3)};
  border-left: 2px solid var(--line);
  white-space: pre-line;
`;
