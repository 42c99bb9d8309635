import { formSchema, toForm } from '../../../src/content/document-form.ts';
import { readOriginal, siteDocuments } from '../../../src/content/documents.ts';

/** Every document of content/ as the API gives it to the form: its content, and the schema of its fields as JSON. */
export const documentForms = () =>
  siteDocuments().map(({ path, schema }) => ({
    path,
    schema: JSON.parse(JSON.stringify(formSchema(schema))) as unknown,
    content: toForm(path, readOriginal(path)),
  }));
