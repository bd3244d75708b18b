import { DescriptionList } from '@platform/design-system';
import { useOperator } from '@platform/kit';

/** Name and address of who operates the platform, and the register if there is one. */
export function OperatorDetails() {
  const { name, address, register } = useOperator();
  return (
    <DescriptionList
      items={[
        { term: 'Name', description: name, verbatim: true },
        { term: 'Address', description: address, verbatim: true },
        { term: 'Email', description: <OperatorEmail /> },
        ...(register === null ? [] : [{ term: 'Register', description: register, verbatim: true }]),
      ]}
    />
  );
}

/** Link to the operator's email address. */
export function OperatorEmail({ className }: { className?: string }) {
  const { email } = useOperator();
  return (
    <a className={className} href={`mailto:${email}`} translate="no">
      {email}
    </a>
  );
}
