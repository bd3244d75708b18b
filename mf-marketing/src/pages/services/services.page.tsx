import { BLUEPRINTS } from '@platform/contracts';
import { Card, CardBody, Container, Heading, Section, Stack, StepRow, Text } from '@platform/design-system';
import { paths, StructuredData } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { FINAL_CALL_TO_ACTION, HOW_IT_WORKS } from '../../content/home.content.ts';
import { CHOOSING, SERVICES } from '../../content/services.content.ts';
import { PRICE_TABLE_ID } from '../../content/faq.content.ts';
import { CategoryCatalogue } from '../../features/blueprints/category-catalogue.tsx';
import { LearnStrip } from '../../shared/learn-strip.tsx';
import { SignUpCallToAction } from '../../shared/sign-up-call-to-action.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { Testimonials } from '../../shared/testimonials.tsx';
import { useIsMember } from '../../shared/use-sign-up-action.ts';
import { BenefitsAndConditions } from './benefits-and-conditions.tsx';

/** Services page: the whole catalogue, how it works, benefits and conditions, testimonials. */
export function ServicesPage() {
  const isMember = useIsMember();
  return (
    <>
      <OfferData />
      <PageHeader drawing="store" title={SERVICES.title} lead={SERVICES.lead} />
      <Container>
        <CategoryCatalogue note={<HowToChoose />} />
      </Container>
      <LearnStrip />
      <Section aria-labelledby="steps-title">
        <Container>
          <Stack $gap={6}>
            <Heading id="steps-title">{HOW_IT_WORKS.title}</Heading>
            <StepRow steps={HOW_IT_WORKS.steps} />
          </Stack>
        </Container>
      </Section>
      <Section $tight aria-labelledby="before-you-buy-title">
        <Container>
          <BenefitsAndConditions />
        </Container>
      </Section>
      <Section aria-labelledby="testimonials-title">
        <Container>
          <Testimonials />
        </Container>
      </Section>
      <Section $tight aria-labelledby="call-title">
        <Container>
          <SignUpCallToAction
            id="call-title"
            title={FINAL_CALL_TO_ACTION.title}
            text={FINAL_CALL_TO_ACTION.text}
            drawing="pencil-alt"
            signUpLabel={FINAL_CALL_TO_ACTION.signUp}
            secondary={{
              label: isMember ? 'Contact support' : 'Ask before you sign up',
              to: paths.support(),
            }}
          />
        </Container>
      </Section>
    </>
  );
}

/** What each blueprint costs (schema.org OfferCatalog). */
function OfferData() {
  const offers = BLUEPRINTS.map(({ name, description, price, isFree }) => ({
    '@type': 'Offer',
    price: isFree ? 0 : price,
    priceCurrency: 'USD',
    itemOffered: { '@type': 'Service', name, description },
  }));
  return (
    <StructuredData
      data={{
        '@type': 'OfferCatalog',
        name: SERVICES.title,
        numberOfItems: offers.length,
        itemListElement: offers,
      }}
    />
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
