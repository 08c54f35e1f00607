CREATE TABLE `confirmation_mails` (
	`mailbox_hash` text NOT NULL,
	`sent_at` text NOT NULL,
	PRIMARY KEY(`mailbox_hash`, `sent_at`)
);
--> statement-breakpoint
CREATE INDEX `confirmation_mails_sent_at` ON `confirmation_mails` (`sent_at`);--> statement-breakpoint
CREATE TABLE `mail_stops` (
	`hash` text PRIMARY KEY NOT NULL,
	`cause` text NOT NULL,
	`stopped_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscribers_pending_since` ON `subscribers` (`pending_since`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `subscribers_unsubscribed_at` ON `subscribers` (`unsubscribed_at`) WHERE state = 'unsubscribed';--> statement-breakpoint
-- Who must get no more mail stays known. Counts of confirmation mails were kept by address and not by mailbox, so
-- they begin anew.
INSERT INTO `mail_stops` (`hash`, `cause`, `stopped_at`)
SELECT `address_hash`, `stopped_by`, coalesce(`last_confirmation_at`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
FROM `mail_histories` WHERE `stopped_by` IS NOT NULL;
