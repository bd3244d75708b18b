import type { BodyOf, Endpoint } from '@platform/contracts';
import { isApiError, type ApiError } from '@platform/kit';
import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import type { ISchema } from 'yup';
import { schemaErrors, withoutEmptyTexts, type FieldErrors } from './schema-errors.ts';

type Values = Record<string, string>;

/** A form over the body of an endpoint. */
export type ContractFormOptions<E extends Endpoint, Form extends Values> = {
  readonly endpoint: E;
  /** Every field of the form with what it holds at first. */
  readonly initialValues: Form;
  /** Checks what was filled in, where the form has other fields than what is sent; else the body itself is checked. */
  readonly schema?: ISchema<unknown>;
  /** Makes the body out of what was filled in; without it the filled-in fields are the body. */
  readonly toBody?: (values: Partial<Form>) => BodyOf<E>;
  /** Sends it: `(body) => login({ body }).unwrap()`. An `ApiError` thrown here lands on the form. */
  readonly submit: (body: BodyOf<E>) => Promise<unknown>;
};

/** What a page has in hand of its form. */
export type ContractFormModel<Form extends Values = Values> = {
  readonly values: Form;
  readonly submitting: boolean;
  /** The refusal that belongs to no field, for an alert above the form. */
  readonly error: ApiError | undefined;
  /** The refusal whether or not it names fields, for a form that says in words of its own that it failed. */
  readonly refusal: ApiError | undefined;
  /** Props for a field of the design system: name, value, onChange, error. */
  readonly field: (name: keyof Form & string) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
    ) => void;
    readonly error: string | undefined;
  };
  readonly setValue: (name: keyof Form & string, value: string) => void;
  readonly reset: () => void;
  readonly submit: () => void;
  readonly formRef: RefObject<HTMLFormElement | null>;
};

/**
 * A form whose rules are the contract's: checked on submit and from then on with every change (product specification,
 * section 5). A refusal of the server is put on the fields that it names, and the first faulty field gets the focus.
 */
export function useContractForm<E extends Endpoint, Form extends Values>(
  options: ContractFormOptions<E, Form>,
): ContractFormModel<Form> {
  const { initialValues, toBody = asBody<E, Form>, submit } = options;
  const [refusal, setRefusal] = useState<ApiError>();
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const formRef = useRef<HTMLFormElement>(null);

  const formik = useFormik<Form>({
    initialValues,
    validate: (values) => formErrors(options, values),
    validateOnBlur: false,
    validateOnMount: false,
    onSubmit: async (values) => {
      setRefusal(undefined);
      setServerErrors({});
      try {
        await submit(toBody(withoutEmptyTexts(values)));
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        setRefusal(failure);
        const onFields = detailsOnFields(failure, initialValues);
        setServerErrors(Object.fromEntries(onFields.map(({ path, message }) => [path, message])));
      }
    },
  });

  useTypedBefore(formRef, formik.setFieldValue);
  const checked = formik.submitCount > 0;
  const shownErrors = checked ? { ...serverErrors, ...formik.errors } : {};
  useFocusOnFault(formRef, formik.isSubmitting, formik.submitCount);

  return {
    values: formik.values,
    submitting: formik.isSubmitting,
    error: refusal && detailsOnFields(refusal, initialValues).length === 0 ? refusal : undefined,
    refusal,
    field: (name) => ({
      name,
      value: formik.values[name] ?? '',
      onChange: (event) => {
        setServerErrors(({ [name]: _changed, ...others }) => others);
        void formik.setFieldValue(name, event.target.value, checked);
      },
      error: (shownErrors as FieldErrors)[name],
    }),
    setValue: (name, value) => void formik.setFieldValue(name, value, checked),
    reset: () => {
      setRefusal(undefined);
      setServerErrors({});
      formik.resetForm();
    },
    submit: () => void formik.submitForm(),
    formRef,
  };
}

/** What a refusal says about fields of this form. */
function detailsOnFields({ details }: ApiError, fields: Values): ApiError['details'] {
  return details.filter(({ path }) => path in fields);
}

function formErrors<E extends Endpoint, Form extends Values>(
  { endpoint, schema, toBody = asBody<E, Form> }: ContractFormOptions<E, Form>,
  values: Form,
): Promise<FieldErrors> {
  if (schema) return schemaErrors(schema, withoutEmptyTexts(values));
  if (!endpoint.body) throw new Error(`${endpoint.id} takes no body, so it has no form`);
  return schemaErrors(endpoint.body, toBody(withoutEmptyTexts(values)));
}

/** The fields as they are; the schema has checked that they are the body of this endpoint. */
function asBody<E extends Endpoint, Form extends Values>(values: Partial<Form>): BodyOf<E> {
  return values as BodyOf<E>;
}

/** What somebody typed into the page's HTML before this script ran is taken over and not wiped out. */
function useTypedBefore(
  formRef: RefObject<HTMLFormElement | null>,
  setValue: (name: string, value: string, validate: false) => unknown,
): void {
  useLayoutEffect(() => {
    const controls = formRef.current?.elements ?? [];
    for (const control of controls) {
      if (!isTextControl(control) || control.name === '' || control.value === '') continue;
      void setValue(control.name, control.value, false);
    }
    // Once, when the form comes to life; later the state leads.
  }, []);
}

/** After a submission that did not go through, the first field that is marked as faulty. */
function useFocusOnFault(
  formRef: RefObject<HTMLFormElement | null>,
  submitting: boolean,
  submitCount: number,
): void {
  useLayoutEffect(() => {
    if (submitting || submitCount === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, submitting, submitCount]);
}

function isTextControl(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'submit', 'button', 'file'].includes(control.type);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}
