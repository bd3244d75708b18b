import { Card, CardBody, Container, Heading, Section, Stack, StepStrip, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FINAL_CALL, HOW_IT_WORKS } from '../../content/home.content.ts';
import { CHOOSING, SERVICES } from '../../content/services.content.ts';
import { PRICE_TABLE_ID } from '../../content/faq.content.ts';
import { CategoryCatalogue } from '../../features/blueprints/category-catalogue.tsx';
import { ClosingCall } from '../../shared/closing-call.tsx';
import { PageTop } from '../../shared/page-top.tsx';
import { Testimonials } from '../../shared/testimonials.tsx';
import { BothSides } from './both-sides.tsx';

/** The whole catalogue, and both sides of what a blueprint means. */
export function ServicesPage() {
  return (
    <>
      <PageTop drawing="store" title={SERVICES.title} lead={SERVICES.lead} />
      <Container>
        <CategoryCatalogue note={<HowToChoose />} />
      </Container>
      <Section aria-labelledby="steps-title">
        <Container>
          <Stack $gap={6}>
            <Heading id="steps-title">{HOW_IT_WORKS.title}</Heading>
            <StepStrip steps={HOW_IT_WORKS.steps} />
          </Stack>
        </Container>
      </Section>
      <Section $tight aria-labelledby="both-sides-title">
        <Container>
          <BothSides />
        </Container>
      </Section>
      <Section aria-labelledby="testimonials-title">
        <Container>
          <Testimonials />
        </Container>
      </Section>
      <Section $tight aria-labelledby="call-title">
        <Container>
          <ClosingCall
            id="call-title"
            title={FINAL_CALL.title}
            text={FINAL_CALL.text}
            drawing="pencil-alt"
            main={{ label: FINAL_CALL.signUp, to: paths.register() }}
            other={{ label: 'Ask before you sign up', to: paths.support() }}
          />
        </Container>
      </Section>
    </>
  );
}

function HowToChoose() {
  return (
    <Card>
      <CardBody>
        <Heading as="h2" $size={18}>
          {CHOOSING.title}
        </Heading>
        <Text $tone="muted">{CHOOSING.text}</Text>
        <Link to={`${paths.faq()}#${PRICE_TABLE_ID}`}>{CHOOSING.link}</Link>
      </CardBody>
    </Card>
  );
}
