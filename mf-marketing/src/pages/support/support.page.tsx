import { Container, MEDIA, Section, space, Stack } from '@platform/design-system';
import { styled } from 'styled-components';
import { SUPPORT } from '../../content/support.content.ts';
import { MemberMessages } from '../../features/support/member-messages.tsx';
import { TicketForm } from '../../features/support/ticket-form.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { ContactDetails } from './contact-details.tsx';

/** Support page: contact form and contact details, and for members their messages. */
export function SupportPage() {
  return (
    <>
      <PageHeader drawing="microphone" title={SUPPORT.title} lead={SUPPORT.lead} />
      <Container>
        <Columns>
          <Stack $gap={8}>
            <MemberMessages />
            <TicketForm />
          </Stack>
          <ContactDetails />
        </Columns>
      </Container>
      <Section $tight />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(16)};
  }
`;
