import { Container, MEDIA, Section, space } from '@platform/design-system';
import { styled } from 'styled-components';
import { SUPPORT } from '../../content/support.content.ts';
import { TicketForm } from '../../features/support/ticket-form.tsx';
import { PageTop } from '../../shared/page-top.tsx';
import { ContactDetails } from './contact-details.tsx';

/** The contact form and how else to reach us. */
export function SupportPage() {
  return (
    <>
      <PageTop drawing="microphone" title={SUPPORT.title} lead={SUPPORT.lead} />
      <Container>
        <Columns>
          <TicketForm />
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
