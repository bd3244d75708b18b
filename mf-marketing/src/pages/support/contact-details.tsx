import { DescriptionList, Heading, space, Stack, Text, useHydrated } from '@platform/design-system';
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
          { term: 'Business hours', description: <BusinessHours /> },
          { term: 'Usual answer time', description: <UsualAnswerTime /> },
          ...CONTACT.advice.map(({ term, text }) => ({ term, description: text })),
        ]}
      />
      <Text $tone="muted">
        {FAQ_HINT} <Link to={paths.faq()}>Questions and answers</Link>
      </Text>
    </Stack>
  );
}

/** The business hours, and the same in the reader's time zone if its clock shows other hours. */
function BusinessHours() {
  const isHydrated = useHydrated();
  const [openedAt] = useState(() => new Date());
  const local = isHydrated ? describeLocalHours(openedAt) : undefined;
  return (
    <>
      {CONTACT.hours}
      {local && (
        <>
          <br />
          {local}
        </>
      )}
    </>
  );
}

/* Padding for a larger touch target. */
const EmailLink = styled(OperatorEmail)`
  display: inline-block;
  padding-block: ${space(0.5)};
`;
