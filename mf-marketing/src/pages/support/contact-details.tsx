import { DescriptionList, Heading, space, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { BEFORE_WRITING, CONTACT } from '../../content/support.content.ts';

/** How to reach us, when we are there, and what to send along. */
export function ContactDetails() {
  return (
    <Stack as="aside" $gap={5} aria-labelledby="contact-title">
      <Heading id="contact-title" $size={22}>
        {CONTACT.title}
      </Heading>
      <DescriptionList
        items={[
          { term: 'Email', description: <Mail href={`mailto:${CONTACT.email}`}>{CONTACT.email}</Mail> },
          { term: 'Business hours', description: CONTACT.hours },
          ...CONTACT.advice.map(({ term, text }) => ({ term, description: text })),
        ]}
      />
      <Text $tone="muted">
        {BEFORE_WRITING} <Link to={paths.faq()}>Questions and answers</Link>
      </Text>
    </Stack>
  );
}

/* Taller than its words, so that it is easily hit. */
const Mail = styled.a`
  display: inline-block;
  padding-block: ${space(0.5)};
`;
