export { issueDueDocuments } from './documents/issue-documents.ts';
