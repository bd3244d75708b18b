import { Avatar, Heading, MEDIA, Rating, Row, space, Stack, Text, WEIGHT } from '@platform/design-system';
import { styled } from 'styled-components';
import {
  TESTIMONIALS,
  TESTIMONIALS_NOTE,
  TESTIMONIALS_TITLE,
  type Testimonial,
} from '../content/testimonials.content.ts';

/** Three testimonials: one large, two next to it. */
export function Testimonials() {
  const [first, ...others] = TESTIMONIALS;

  return (
    <Stack $gap={6}>
      <Heading id="testimonials-title">{TESTIMONIALS_TITLE}</Heading>
      <Columns>
        <Quote testimonial={first} lead />
        <SecondaryQuotes>
          {others.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </SecondaryQuotes>
      </Columns>
      <Text $size={14} $tone="muted">
        {TESTIMONIALS_NOTE}
      </Text>
    </Stack>
  );
}

function Quote({ testimonial, lead = false }: { testimonial: Testimonial; lead?: boolean }) {
  const { name, role, rating, text, initials } = testimonial;
  return (
    <Figure data-lead={lead ? '' : undefined}>
      <Rating value={rating} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Row>
          <Avatar>{initials}</Avatar>
          <div>
            <Name>{name}</Name>
            <Text $size={14} $tone="muted">
              {role}
            </Text>
          </div>
        </Row>
      </figcaption>
    </Figure>
  );
}

const Columns = styled.div`
  display: grid;
  border-block: 1px solid var(--line);

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  }
`;

const SecondaryQuotes = styled.div`
  display: grid;

  > * {
    border-top: 1px solid var(--line);
  }

  ${MEDIA.wide} {
    border-left: 1px solid var(--line);

    > * {
      padding-left: ${space(10)};
    }

    > :first-child {
      border-top: 0;
    }
  }
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(4)};
  padding-block: ${space(8)};

  &[data-lead] {
    gap: ${space(6)};

    /* Aligned with the two others: the stars with the first, the name with the last. */
    ${MEDIA.wide} {
      padding-right: ${space(12)};

      > figcaption {
        margin-top: auto;
      }
    }
  }

  &[data-lead] blockquote {
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem);
    font-weight: ${WEIGHT.medium};
    letter-spacing: -0.01em;
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

const Name = styled.p`
  font-weight: ${WEIGHT.strong};
`;
