ALTER TABLE `ai_news` ADD `feed_hash` text;--> statement-breakpoint
ALTER TABLE `ai_news` ADD `text_hash` text;