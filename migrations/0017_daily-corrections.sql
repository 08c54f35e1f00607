-- What a feed rewords all day is told by its last three wordings of the day; what a model had written stays. The models'
-- summaries of a story are bounded where articles are written, so the table is, too.
DROP TRIGGER `story_revised`;--> statement-breakpoint
CREATE TRIGGER `story_revised` AFTER UPDATE OF `revision` ON `ai_news` WHEN old.`revision` IS NOT new.`revision` BEGIN
	INSERT OR IGNORE INTO `article_corrections` (`article_id`, `locale`, `changed_at`, `old_title`, `old_summary_html`, `old_written_by`)
		SELECT `article_id`, `locale`, new.`summary_due_at`, `title`, `summary_html`, coalesce(`written_by`, old.`summarised_by`) FROM `article_texts`
		WHERE `article_id` = old.`id` AND old.`status` = 'published' AND old.`hidden_because` IS NULL AND old.`is_sample` = 0;
	DELETE FROM `article_corrections` WHERE rowid IN (
		SELECT rowid FROM `article_corrections`
		WHERE `article_id` = old.`id` AND `old_written_by` = 'extract'
			AND `changed_at` > strftime('%Y-%m-%dT%H:%M:%fZ', new.`summary_due_at`, '-1 day')
		ORDER BY `changed_at` DESC LIMIT -1 OFFSET 3);
	DELETE FROM `article_texts` WHERE `article_id` = old.`id`;
END;
