import { DescriptionList } from '@platform/design-system';
import { useOperator } from '@platform/kit';

/** Name and address of who operates the platform, and the register if there is one. */
export function OperatorDetails() {
  const { name, address, register } = useOperator();
  return (
    <DescriptionList
      items={[
        { term: 'Name', description: name },
        { term: 'Address', description: address },
        { term: 'Email', description: <OperatorEmail /> },
        ...(register === null ? [] : [{ term: 'Register', description: register }]),
      ]}
    />
  );
}

/** Link to the operator's email address. */
export function OperatorEmail({ className }: { className?: string }) {
  const { email } = useOperator();
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}
