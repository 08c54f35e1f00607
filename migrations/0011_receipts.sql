ALTER TABLE `article_texts` ADD `written_by` text;--> statement-breakpoint
ALTER TABLE `article_texts` ADD `receipts` text;--> statement-breakpoint
-- A page shows receipts and author, too: an equal text written again still changes nothing.
DROP TRIGGER `text_changed`;--> statement-breakpoint
CREATE TRIGGER `text_changed` AFTER UPDATE ON `article_texts`
WHEN old.`title` IS NOT new.`title` OR old.`summary_html` IS NOT new.`summary_html` OR old.`class_note` IS NOT new.`class_note`
	OR old.`written_by` IS NOT new.`written_by` OR old.`receipts` IS NOT new.`receipts` BEGIN
	UPDATE `data_version` SET `news_changed` = 1 WHERE `id` = 1 AND `news_changed` = 0
		AND EXISTS (SELECT 1 FROM `ai_news` WHERE `id` = new.`article_id` AND `status` = 'published' AND `hidden_because` IS NULL);
END;
