import type { ActivityGroup } from './activity-groups.ts';

/** Every action of the audit log: its group in the list of activity, and its words, a clause that follows the actor's name. */
export const AUDIT_ACTIONS = {
  'article.created': ['writing', 'added an article'],
  'article.changed': ['writing', 'changed an article'],
  'article.draft-changes-saved': ['writing', 'saved draft changes of an article'],
  'article.draft-changes-discarded': ['writing', 'discarded the draft changes of an article'],
  'article.revision-named': ['writing', 'named a version of an article'],
  'article.handed-in': ['writing', 'handed in an article'],
  'article.hand-in-taken-back': ['writing', 'took back an article that was handed in'],
  'article.given-back': ['publishing', 'gave back an article that was handed in'],
  'article.published': ['publishing', 'published an article'],
  'article.unpublished': ['publishing', 'unpublished an article'],
  'article.draft-changes-published': ['publishing', 'published the draft changes of an article'],
  'article.dangers-overridden': ['publishing', 'published an article despite a warning, with a reason'],
  'writer.dangers-overridden': ['publishing', 'published the text of a writer despite a warning, with a reason'],
  'category.dangers-overridden': ['publishing', 'published the name of a category despite a warning, with a reason'],
  'document.dangers-overridden': ['publishing', 'published a text of the clinic despite a warning, with a reason'],
  'picture.dangers-overridden': ['publishing', 'published the text of a picture despite a warning, with a reason'],
  'article.scheduled': ['publishing', 'scheduled a change of an article'],
  'article.schedule-cancelled': ['publishing', 'cancelled the schedule of an article'],
  'article.schedule-carried-out': ['publishing', 'scheduled a change of an article, now carried out'],
  'article.schedule-failed': ['publishing', 'could not carry out what was scheduled for an article'],
  'article.paired': ['publishing', 'paired an article with one in the other language'],
  'article.pair-ended': ['publishing', 'ended the pair of an article'],
  'article.reviewed': ['reviewing', 'reviewed an article'],
  'article.review-withdrawn': ['reviewing', 'withdrew the review of an article'],
  'article.preview-shared': ['sharing', 'made a preview link of an article'],
  'article.preview-revoked': ['sharing', 'revoked a preview link of an article'],
  'article.deleted': ['deleting', 'moved an article to the bin'],
  'article.deleted-for-good': ['deleting', 'deleted an article for good'],
  'article.restored': ['deleting', 'restored an article from the bin'],
  'writer.created': ['lists', 'added a writer'],
  'writer.changed': ['lists', 'changed a writer'],
  'writer.deleted': ['lists', 'deleted a writer'],
  'writer.restored': ['lists', 'restored a writer'],
  'category.created': ['lists', 'added a category'],
  'category.changed': ['lists', 'changed a category'],
  'category.deleted': ['lists', 'deleted a category'],
  'category.restored': ['lists', 'restored a category'],
  'site.document-saved': ['publishing', 'saved a draft of a document of the site'],
  'site.document-published': ['publishing', 'published a document of the site'],
  'site.document-scheduled': ['publishing', 'scheduled a document of the site'],
  'site.document-confirmed': ['publishing', 'confirmed a document of the site'],
  'site.document-cancelled': ['publishing', 'cancelled the time of a document of the site'],
  'site.document-pulled': ['publishing', 'wrote a document of the site into its file'],
  'site.document-reviewed': ['reviewing', 'reviewed a page of the site'],
  'picture.uploaded': ['pictures', 'uploaded a picture'],
  'picture.changed': ['pictures', 'changed the description of a picture'],
  'picture.edited': ['pictures', 'rotated or cropped a picture'],
  'picture.replaced': ['pictures', 'replaced the file of a picture'],
  'picture.deleted': ['pictures', 'moved a picture to the bin'],
  'picture.deleted-for-good': ['pictures', 'deleted a picture for good'],
  'picture.restored': ['pictures', 'restored a picture from the bin'],
  'feedback.handled': ['readers', 'marked a reader’s comment as handled'],
  'feedback.reopened': ['readers', 'reopened a reader’s comment'],
  'message.listed': ['messages', 'opened the list of contact messages'],
  'message.searched': ['messages', 'searched the contact messages'],
  'message.read': ['messages', 'read a contact message'],
  'message.handled': ['messages', 'marked a contact message as handled'],
  'message.reopened': ['messages', 'marked a contact message as new'],
  'message.noted': ['messages', 'wrote a note on a contact message'],
  'message.deleted': ['messages', 'deleted a contact message'],
  'account.logged-in': ['logins', 'logged in'],
  'account.logged-out': ['logins', 'logged out'],
  'account.session-ended': ['logins', 'ended a session of an account'],
  'account.created': ['accounts', 'added an account'],
  'account.password-changed': ['accounts', 'changed the password of an account'],
  'account.second-factor-on': ['accounts', 'turned on two-step login of an account'],
  'account.second-factor-off': ['accounts', 'turned off two-step login of an account'],
  'account.reviewer-changed': ['accounts', 'changed whether an account is a medical reviewer'],
  'account.invited': ['accounts', 'invited a colleague'],
  'account.invitation-revoked': ['accounts', 'revoked an invitation'],
  'account.joined': ['accounts', 'accepted an invitation'],
  'account.reset-link-made': ['accounts', 'made a link for a new password'],
  'account.password-forgotten': ['accounts', 'asked for a link for a new password'],
  'account.role-changed': ['accounts', 'changed the role of an account'],
  'account.messages-right-changed': ['accounts', 'changed whether an account may read contact messages'],
  'account.profile-changed': ['accounts', 'changed the profile of an account'],
  'account.signed-out': ['logins', 'ended all sessions of an account'],
  'account.deactivated': ['accounts', 'deactivated an account'],
  'account.reactivated': ['accounts', 'reactivated an account'],
  'account.deleted': ['accounts', 'deleted an account'],
  'activity.exported': ['operations', 'exported the activity log'],
  'backup.made': ['operations', 'made a backup'],
  'backup.restored': ['operations', 'restored a backup'],
  'person.exported': ['operations', 'exported the personal data of a person'],
  'person.erased': ['operations', 'erased the personal data of a person'],
} as const satisfies Record<string, readonly [group: ActivityGroup, words: string]>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What happened, in words. */
export type AuditWords = (typeof AUDIT_ACTIONS)[AuditAction][1];

/** Who has no account, by the actor of the log. A visitor asks for a new password of one. */
export const WITHOUT_ACCOUNT = { system: 'The site', visitor: 'Somebody at the login page' } as const;

/** The fields whose changes the log keeps. */
export type ChangedField =
  | 'name'
  | 'e-mail'
  | 'registration'
  | 'biography'
  | 'portrait'
  | 'active'
  | 'slug'
  | 'description'
  | 'writer'
  | 'language'
  | 'role'
  | 'reads messages'
  | 'profession'
  | 'BIG number';
