import { DescriptionList, Heading, space, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FAQ_HINT, CONTACT } from '../../content/support.content.ts';
import { UsualAnswerTime } from '../../features/support/answer-time.tsx';
import { describeLocalHours } from '../../features/support/local-hours.ts';
import { OperatorEmail } from '../../shared/operator-details.tsx';

/** Contact details: email, business hours, what to include. */
export function ContactDetails() {
  return (
    <Stack as="aside" $gap={5} aria-labelledby="contact-title">
      <Heading id="contact-title" $size={22}>
        {CONTACT.title}
      </Heading>
      <DescriptionList
        items={[
          {
            term: 'Email',
            description: <EmailLink />,
          },
          { term: 'Business hours', description: CONTACT.hours },
          ...CONTACT.advice.map(({ term, text }) => ({ term, description: text })),
        ]}
      />
      <Times />
      <Text $tone="muted">
        {FAQ_HINT} <Link to={paths.faq()}>Questions and answers</Link>
      </Text>
    </Stack>
  );
}

/**
 * The hours by the reader's clock and how long answers really take. Both are known in the browser only, so they are
 * shown when asked for: nothing on the page moves.
 */
function Times() {
  const [openedAt, setOpenedAt] = useState<Date>();
  return (
    <Details onToggle={({ currentTarget: { open } }) => setOpenedAt(open ? new Date() : undefined)}>
      <summary>Hours in your time zone, and how long answers take</summary>
      <Text>{CONTACT.hoursZone}</Text>
      {openedAt && (
        <>
          <Text>{describeLocalHours(openedAt) ?? 'Your clock shows the same hours.'}</Text>
          <Text>
            Usual answer time: <UsualAnswerTime />
          </Text>
        </>
      )}
    </Details>
  );
}

const Details = styled.details`
  font-size: 0.875rem;

  summary {
    cursor: pointer;
    padding-block: ${space(1)};
  }
`;

/* Padding for a larger touch target. */
const EmailLink = styled(OperatorEmail)`
  display: inline-block;
  padding-block: ${space(0.5)};
`;
