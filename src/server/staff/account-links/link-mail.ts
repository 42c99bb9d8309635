import { and, eq, gt } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { hashToken } from '../../link-token.ts';
import type { Template } from '../../mail/mail.ts';
import { isOpen, tokenOfLink } from './link-state.ts';
import { addressOf } from './make-link.ts';

/** Sends the person their link, unless it was used or revoked. */
export const accountLinkMail: Template<'account-link'> = {
  write: async (dependencies, [row]) => {
    const { db, clock, siteUrl } = dependencies;
    const [link] = row
      ? await db
          .select()
          .from(accountLinks)
          .where(and(eq(accountLinks.id, row.linkId), isOpen, gt(accountLinks.expiresAt, clock())))
      : [];
    if (!link) return undefined;
    const token = tokenOfLink(dependencies, link.id);
    // SESSION_SECRET has changed since: the link that was copied works, but one made for this mail would not.
    if (hashToken(token) !== link.tokenHash) return undefined;
    const host = new URL(siteUrl).host;
    const address = addressOf(dependencies, token);
    const how = 'The link works once, within seven days of this mail. Do not forward it.';
    return link.kind === 'invitation'
      ? {
          to: link.email,
          subject: `Invitation to ${host}`,
          text: `Dear ${link.name},\n\nYou are invited to work on ${siteUrl}. Choose a password here:\n${address}\n\n${how}\n\nIf you did not expect this, there is nothing to do.\n`,
        }
      : {
          to: link.email,
          subject: `Choose a new password for ${host}`,
          text: `An administrator made a link with which you choose a new password for your account ${link.email} at ${siteUrl}:\n${address}\n\n${how}\n\nYour password stays until you do. If you did not ask for this, tell an administrator.\n`,
        };
  },
};
